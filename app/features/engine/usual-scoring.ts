/** What a puzzle scores unless its author says otherwise. */
export const usualScoring = { points: 100, wrongAnswer: 10, hint: 20, timeBonus: 50 }

/** As much as one thing may bring or cost. */
export const mostPoints = 10_000
