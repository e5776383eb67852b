include nofile
