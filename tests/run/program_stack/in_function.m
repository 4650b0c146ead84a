function in_function
tail_script
end
