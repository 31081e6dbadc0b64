import { asc, eq } from 'drizzle-orm'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { generationCalls } from '#database/schema/generation.ts'

/** The calls are kept for the budgets, without their askers and contents. */
export const personalCalls: PersonalPart = {
  exports: (database, userId) =>
    Promise.resolve([
      {
        path: 'generation.json',
        read: () =>
          database
            .select({
              adventureId: generationCalls.adventureId,
              function: generationCalls.function,
              provider: generationCalls.provider,
              model: generationCalls.model,
              amount: generationCalls.amount,
              prompt: generationCalls.prompt,
              state: generationCalls.state,
              errorCode: generationCalls.errorCode,
              createdAt: generationCalls.createdAt,
            })
            .from(generationCalls)
            .where(eq(generationCalls.userId, userId))
            .orderBy(asc(generationCalls.createdAt)),
      },
    ]),

  async erase(transaction, userId) {
    await transaction
      .update(generationCalls)
      .set({ prompt: '', userId: null })
      .where(eq(generationCalls.userId, userId))
    return []
  },
}
