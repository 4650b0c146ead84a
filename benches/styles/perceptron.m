function perceptron()
% PERCEPTRON  A network of one hidden layer learns two spirals by descent.
n = 200;
t = (0:n/2-1)/(n/2)*3;
X = [t.*cos(2*t), -t.*cos(2*t); t.*sin(2*t), -t.*sin(2*t)]/3;
target = [ones(1, n/2), -ones(1, n/2)];
hidden = 24;
W1 = reshape(sin(1:2*hidden), hidden, 2)*2;
b1 = cos((1:hidden)');
W2 = sin(3*(1:hidden))/2;
b2 = 0;
rate = 0.05;
for epoch = 1:500
    H = tanh(W1*X + b1);
    Y = tanh(W2*H + b2);
    wrong = Y - target;
    if mod(epoch, 100) == 0
        fprintf('epoch %d, loss %.6f\n', epoch, sum(wrong.^2)/n);
    end
    dY = wrong.*(1 - Y.^2);
    dH = (W2'*dY).*(1 - H.^2);
    W2 = W2 - rate*(dY*H')/n*4;
    b2 = b2 - rate*sum(dY)/n*4;
    W1 = W1 - rate*(dH*X')/n*4;
    b1 = b1 - rate*sum(dH, 2)/n*4;
end
fprintf('%d of %d right, weights %.6f %.6f\n', sum(sign(Y) == target), n, sum(abs(W1(:))), sum(abs(W2)));
end
