export const consentVersion = '2025-01'

export const leastAge = 14
