import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import { takeCommands } from '#app/features/studio/draft/take-commands.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'

/** @throws where the studio would refuse the command or ask the author */
export async function takeSample(
  tx: Transaction,
  owner: Member,
  { key, adventureId }: { key: string; adventureId: string },
  commands: readonly Command[],
): Promise<void> {
  const { results } = await takeCommands(tx, owner, {
    adventureId,
    commands: commands.map((command) => ({ id: newId(), command })),
  })
  for (const [index, result] of results.entries())
    if (result.status === 'refused' || result.asked.length > 0)
      throw new Error(`the sample ${key}: ${JSON.stringify([commands[index], result])}`)
}
