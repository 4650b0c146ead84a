function id = er(f)
id = 'none';
try, f(); catch q, id = q.identifier; end
end
