import { gameHash } from '#app/features/adventure/content-hash.server.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

/** A new title alone does not turn a template into another game. */
export const checkTemplate: Check = ({ draft: { adventure }, compiled }) =>
  adventure.templateHash && compiled && gameHash(compiled) === adventure.templateHash
    ? [finding('template_unchanged', { entity: 'adventure', id: adventure.id }, { name: adventure.title })]
    : []
