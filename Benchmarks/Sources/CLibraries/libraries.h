#pragma once
#include <eccodes.h>
#include <netcdf.h>
