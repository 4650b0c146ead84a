x = cos();
