import { toOneLine } from './storable.ts'

/** A flag made of tag characters (Scotland), or an invisible character or one that changes the text direction. */
const flagOrUnseen =
  /(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F})|[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu

/** Zero-width joiners and the like shape Persian, Hindi and emoji; between plain letters they only hide something. */
const joiners = new Set(['\u200C', '\u200D', '\uFE0E', '\uFE0F'])
const idleJoiner =
  /(?<=^|\s|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}])[\u200C\u200D]|[\u200C\u200D](?=[\s\u200C\u200D]|$)/gu

/** Line breaks and spaces stay. */
export const withoutUnseen = (text: string): string =>
  text
    .replaceAll(flagOrUnseen, (sign, flag: string | undefined) => flag ?? (joiners.has(sign) ? sign : ''))
    .replaceAll(idleJoiner, '')

/** The one form of every name: a single line without invisible characters. May be empty. */
export const nameLine = (text: string): string => toOneLine(withoutUnseen(text)).replaceAll(/\s+/gu, ' ')

/** Whether anything visible is left: a Braille blank does not count, nor do accents without a letter. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutUnseen(text).replaceAll('\u2800', ''))
