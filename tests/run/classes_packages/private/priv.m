function r = priv(), r = 'private!'; end
