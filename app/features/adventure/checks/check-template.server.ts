import { gameHash } from '#app/features/adventure/content-hash.server.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

/** A title of its own does not make another game of a template. */
export const checkTemplate: Check = ({ draft: { adventure }, compiled }) =>
  adventure.templateHash && compiled && gameHash(compiled) === adventure.templateHash
    ? [finding('template_unchanged', { entity: 'adventure', id: adventure.id }, { name: adventure.title })]
    : []
