#pragma once
#include <eccodes.h>
