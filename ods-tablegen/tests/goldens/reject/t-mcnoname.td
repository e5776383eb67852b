multiclass { }
