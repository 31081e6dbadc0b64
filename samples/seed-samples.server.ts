/** Puts the samples into the database; there are none yet. */
export async function seedSamples(): Promise<void> {}
