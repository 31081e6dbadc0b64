import { describe, expect, test } from 'vitest'
import { isInMorse } from '#app/features/puzzles/kit/rules/morse-marks.ts'
import { letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { morseText, penOf, polybius, readByDisc, readByTable, vigenere } from './desk-tools.ts'

describe('the desk’s tools read what is typed into them', () => {
  test('the disc by its turn, without accents; other characters stay', () => {
    expect(readByDisc('Udeelw, 7!', 3)).toBe('RABBIT, 7!')
    expect(readByDisc('é', -1)).toBe('F')
  })

  test('a table, with a mark for letters that it does not have yet', () => {
    expect(
      readByTable(
        'kq w',
        new Map([
          ['K', 'R'],
          ['Q', 'A'],
        ]),
      ),
    ).toBe('RA _')
  })

  test('the Vigenère square by a keyword that advances with letters only, in both directions', () => {
    expect(vigenere('Attack at dawn!', 'LEMON', 'write')).toBe('LXFOPV EF RNHR!')
    expect(vigenere('LXFOPV EF RNHR!', 'lémon', 'read')).toBe('ATTACK AT DAWN!')
    expect(vigenere('As it is', '…', 'read')).toBe('AS IT IS')
  })

  test('the Polybius square in both directions, J with I', () => {
    expect(polybius('Jam')).toBe('24 11 32')
    expect(polybius('24 11 32')).toBe('IAM')
    expect(polybius('241')).toBe('I1')
  })

  test('Morse in both directions, however dots and dashes are typed', () => {
    expect(morseText('SOS à 9')).toBe('... --- ... / .- / ----.')
    expect(morseText('··· ––– ··· / .- / —-.')).toBe('SOS A G')
    expect(morseText('......... .')).toBe('_E')
  })

  test('Morse after smart punctuation: an ellipsis is three dots, a long dash may be two', () => {
    for (const typed of ['… —- …', '... --- ...', '••• ——— •••', '‧‧‧ ‒‒‒ ‧‧‧', '⋅⋅⋅ −−− ∙∙∙', '… ――― …'])
      expect(morseText(typed), typed).toBe('SOS')
    expect(morseText('…. —. —.—.')).toBe('HNC')
    expect(morseText('… — …')).toBe('STS')
    expect([isInMorse('. -/_'), isInMorse('. a'), isInMorse(' / ')]).toEqual([true, false, false])
  })

  test('the pigpen draws each letter differently', () => {
    expect(new Set(letters.map((letter) => JSON.stringify(penOf(letter)))).size).toBe(26)
    expect(penOf('A')).toEqual({ walls: ['right', 'bottom'], points: null, dot: false })
    expect(penOf('Z')).toEqual({ walls: [], points: 'up', dot: true })
  })
})
