import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import type { Failed } from '#app/features/studio/fields/components/failure-toast.ts'
import { m } from '#app/i18n/generated/messages.js'

type Text = () => string

/** The texts for creating, changing and deleting a row of a list. */
export type KitWords = {
  create: Text
  edit: Text
  add: Text
  update: Text
  added: Text
  updated: Text
  /** Without it rows cannot be copied. */
  copied?: Text
  /** Default: that something went wrong, and the reason. */
  addFailed?: Failed
  updateFailed?: Failed
  question: Text
  deleted: Text
}

const prop = {
  create: m.studio_kit_prop_new,
  edit: m.studio_kit_prop_edit,
  add: m.studio_kit_prop_add,
  update: m.studio_kit_prop_update,
  question: m.studio_kit_prop_delete_question,
}

const clue = {
  create: m.studio_kit_clue_new,
  edit: m.studio_kit_clue_edit,
  add: m.studio_kit_clue_add,
  update: m.studio_kit_clue_update,
  copied: m.studio_kit_clue_copied,
  question: m.studio_kit_clue_delete_question,
}

const kitWords = {
  character: {
    create: m.dinner_character_new,
    edit: m.dinner_character_edit,
    add: m.dinner_character_create,
    update: m.dinner_character_update,
    added: m.dinner_character_created,
    updated: m.dinner_character_updated,
    copied: m.dinner_character_copied,
    question: m.dinner_character_delete_question,
    deleted: m.dinner_character_deleted,
  },
  dinnerProp: {
    ...prop,
    added: m.dinner_prop_added,
    updated: m.dinner_prop_updated,
    deleted: m.dinner_prop_deleted,
  },
  course: {
    create: m.dinner_course_new,
    edit: m.dinner_course_edit,
    add: m.dinner_course_add,
    update: m.dinner_course_update,
    added: m.dinner_course_added,
    updated: m.dinner_course_updated,
    question: m.dinner_course_delete_question,
    deleted: m.dinner_course_deleted,
  },
  dinnerClue: {
    ...clue,
    added: m.dinner_clue_added,
    updated: m.dinner_clue_updated,
    deleted: m.dinner_clue_deleted,
  },
  moment: {
    create: m.dinner_moment_new,
    edit: m.dinner_moment_edit,
    add: m.dinner_moment_add,
    update: m.dinner_moment_update,
    added: m.dinner_moment_added,
    updated: m.dinner_moment_updated,
    question: m.dinner_moment_delete_question,
    deleted: m.dinner_moment_deleted,
  },
  roomPuzzle: {
    create: m.studio_puzzles_new,
    edit: m.studio_puzzle_edit_title,
    add: m.room_puzzle_add,
    update: m.studio_puzzle_update,
    added: m.room_puzzle_added,
    updated: m.studio_puzzle_updated,
    copied: m.studio_puzzle_copied,
    addFailed: m.room_puzzle_failed,
    updateFailed: m.studio_puzzle_update_failed,
    question: m.studio_puzzle_delete_question,
    deleted: m.studio_puzzle_deleted,
  },
  roomProp: {
    ...prop,
    added: m.room_prop_added,
    updated: m.room_prop_updated,
    copied: m.room_prop_copied,
    addFailed: m.room_prop_failed,
    deleted: m.room_prop_deleted,
  },
  roomClue: {
    ...clue,
    added: m.room_clue_added,
    updated: m.room_clue_updated,
    deleted: m.room_clue_deleted,
  },
} satisfies Partial<Record<KitKind, KitWords>>

/** The kinds whose rows their author arranges in a list. */
export type ListedKind = keyof typeof kitWords

const missing: Readonly<Record<string, Text>> = {
  name: m.studio_kit_name_missing,
  title: m.studio_kit_title_missing,
  happened: m.dinner_happened_missing,
}

/** The error of a blank name. */
export const missingOf = (kind: ListedKind): Text => missing[kindOf(kind).nameField!]!

export const kitWordsOf = (kind: ListedKind): KitWords => kitWords[kind]
