#pragma once
#include <netcdf.h>
