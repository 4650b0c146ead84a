function psi = wavePacket(x, x0, width, momentum)
% WAVEPACKET  A normalised Gaussian packet.
psi = exp(-(x - x0).^2/(2*width^2)).*exp(1i*momentum*x);
psi = psi/norm(psi);
end
