## The browser

web-title = Undaunted
