def class;
