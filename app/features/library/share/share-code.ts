export const sharePath = (address: string): string => `/adventure/${address}/share`
