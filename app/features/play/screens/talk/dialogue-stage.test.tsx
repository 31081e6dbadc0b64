import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import type { DialogueProjection } from '#app/features/engine/projection.ts'
import { ContentLanguage } from '#app/features/play/runs/content-language.ts'
import { DialogueStage } from './dialogue-stage.tsx'
import type { Line } from './talk-history.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const dialogue: DialogueProjection = {
  npcId: 'maid',
  step: 3,
  speaker: 'Hortense',
  portraitAssetId: null,
  text: 'Que voulez-vous?',
  subtitle: 'à voix basse',
  mustChoose: true,
  choices: [
    { text: 'Une clochette.', locked: false },
    { text: 'De la lumière.', locked: true },
  ],
}

function show(
  more: Partial<DialogueProjection> = {},
  props: { portrait?: string; lines?: Line[]; remarks?: string[] } = {},
): string {
  return renderToString(
    <ContentLanguage value="fr">
      <DialogueStage
        dialogue={{ ...dialogue, ...more }}
        portrait={props.portrait}
        lines={props.lines ?? []}
        remarks={props.remarks ?? []}
        remarked={1}
        delay={null}
        busy={false}
        send={() => {}}
        onLeave={() => {}}
      />
    </ContentLanguage>,
  )
}

const answers = (html: string) =>
  [...html.matchAll(/<button[^>]*data-place="(\d)"([^>]*)>/g)].map(
    ([, place, rest]) => `${place}${rest!.includes('aria-disabled="true"') ? ' locked' : ''}`,
  )

test('the dialog is named after the speaker, in the language of the game', () => {
  expect(show()).toMatch(/<h2 [^>]*lang="fr"[^>]*>Hortense<\/h2>/)
  expect(show({ speaker: '' })).toContain(m.play_hotspot_npc())
})

test('a speaker without a portrait is shown as a silhouette', () => {
  expect(show()).toContain('play-figure')
  expect(show({}, { portrait: '/media/hortense.webp' })).toContain('src="/media/hortense.webp"')
})

test('choices are in their order; a locked one can be read, and says that it is locked', () => {
  const html = show()
  expect(answers(html)).toEqual(['0', '1 locked'])
  expect(html.split(m.play_talk_locked())).toHaveLength(2)
})

test('there is a button to go on only where nothing can be answered', () => {
  const goOn = `${m.play_continue()}<`
  expect(show()).not.toContain(goOn)
  expect(show({ choices: [], mustChoose: false })).toContain(goOn)
  expect(show({ choices: [{ text: 'De la lumière.', locked: true }], mustChoose: false })).toContain(goOn)
  expect(show({ choices: [{ text: 'La suite', locked: false }], mustChoose: false })).not.toContain(goOn)
})

test('text appearing letter by letter is only visual; what it brought is reported as news', () => {
  const html = show({}, { remarks: ['Vous prenez : une clochette'] })
  expect(html).toMatch(/<p aria-hidden="true"[^>]*play-speech-words/)
  expect(html).toMatch(/role="status"[^>]*play-talk-news"><p>Vous prenez/)
})

test('earlier lines can be unfolded, if there are any', () => {
  expect(show()).not.toContain(m.play_talk_history())
  expect(show({}, { lines: [{ by: 'npc', text: 'Bonsoir.' }] })).toMatch(/aria-expanded="false"/)
})
