export const usualScoring = { points: 100, wrongAnswer: 10, hint: 20, timeBonus: 50 }

export const mostPoints = 10_000
