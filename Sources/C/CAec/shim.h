#pragma once
#include <libaec.h>
