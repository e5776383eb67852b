include "nofile.td"
