error('Nothing works.');
