## Le navigateur

web-title = Undaunted
