% What the documentation's pages state, by their subjects: each check is of one value, its class and its size.
of_data
of_numbers
of_texts
of_files
of_rest
