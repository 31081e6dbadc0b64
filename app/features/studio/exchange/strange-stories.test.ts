import { describe, expect, test } from 'vitest'
import { storySetting } from './story-setting.ts'
import { readStory } from './story-worker.ts'

/* What stories of others have that ours have not. */

function bring(format: string, text: string) {
  const read = readStory(`:: StoryData\n{"format":"${format}"}\n\n:: A\n${text}\n\n:: B\nBye.`, storySetting('en'))
  if ('refused' in read) throw new Error(read.refused)
  const scene = read.document.scenes.find(({ name }) => name === 'A')!
  return { ...read, scene, kept: read.kept.map((each) => [each.reason, each.text]) }
}

describe('a change is made only where it is sure to be reached; elsewhere it is listed', () => {
  test.each([
    ['Harlowe', '(click: ?rope)[(set: $a to 1)A knot.]', '(set: $a to 1)'],
    ['Harlowe', '(live: 1s)[(if: $b)[(set: $a to 1)]]', '(set: $a to 1)'],
    ['Harlowe', '(if: $b > $c)[(set: $a to 1)]', '(set: $a to 1)'],
    ['Harlowe', '|cloak)[(set: $a to 1)]', '(set: $a to 1)'],
    ['SugarCube', '<<linkappend "Look">><<set $a to 1>><</linkappend>>', '<<set $a to 1>>'],
    ['SugarCube', '<<switch $b>><<case 1>><<set $a to 1>><</switch>>', '<<set $a to 1>>'],
    ['SugarCube', '<<if visited() gt 2>><<set $a to 1>><</if>>', '<<set $a to 1>>'],
  ])('%s: %s', (format, text, change) => {
    const { document, kept } = bring(format, text)
    expect(kept).toContainEqual(['change', change])
    expect([document.nodes, document.scenes.length]).toEqual([[], 2])
  })
})

describe('words are shown without their looks', () => {
  test.each([
    [
      'Harlowe',
      '#The hall\n=><=\n(text-colour: red)+(text-style: "bold")[Danger] |note>[Read me.]',
      'The hall\n\nDanger Read me.',
    ],
    ['Harlowe', '{\n(transition: "dissolve")[A line] \\\nthat goes on.\n}', 'A line that goes on.'],
    ['SugarCube', '!The hall\n@@.red;Danger!@@ @@color:blue;Sea@@', 'The hall\nDanger! Sea'],
    ['SugarCube', '<div class="box">An <b>old</b> inn.<br>Closed.</div>', 'An old inn.\nClosed.'],
    ['Chapbook', "[align center]\nThe hall\n\n[cont'd]\n<p>Dark.</p>", 'The hall\n\nDark.'],
  ])('%s: %j', (format, text, words) => {
    expect(bring(format, text).scene.description).toBe(words)
  })

  test.each([
    ['Harlowe', '<img src="data:image/png;base64,AAAA" alt="sea">'],
    ['SugarCube', '[img[sea.png]]'],
    ['Chapbook', '<video src="sea.mp4"></video>'],
  ])('%s: a picture is listed, its address is no word: %s', (format, text) => {
    const { scene, kept } = bring(format, text)
    expect([scene.description, kept[0]![0]]).toEqual(['', 'code'])
  })
})

test('changes that do not fit are no words either', () => {
  const { scene, kept } = bring('Chapbook', "config.style.page.font: 'Georgia'\nluck: random.d6\n--\nThe hall.")
  expect([scene.description, kept.map(([reason]) => reason)]).toEqual(['The hall.', ['change', 'change']])
})

test('who goes on by itself has a way, and no words for it', () => {
  const { scene, kept } = bring('SugarCube', 'Wait. <<goto "B">>')
  expect([scene.description, scene.hotspots.map(({ name }) => name)]).toEqual(['Wait.', ['B']])
  expect(kept).toEqual([['redirect', '<<goto "B">>']])
})

test.each([
  ['Harlowe', 'The end, $name. (restart:)'],
  ['SugarCube', 'The end, <<print $name>>.'],
  ['Chapbook', "The end. {restart link, label: 'Again'}"],
])('%s: a passage that shows a value or begins anew ends the story: %s', (format, text) => {
  expect(bring(format, text).scene.isEnding).toBe(true)
})

test('links written as HTML, or as a picture, are ways', () => {
  const { scene, document } = bring(
    'SugarCube',
    '<a data-passage="B" data-setter="$seen to true"><b>Go</b> out</a> [img[The map|map.png][B]]',
  )
  expect(scene.hotspots.filter(({ type }) => type === 'scene_link').map(({ name }) => name)).toEqual(['The map'])
  expect(document.nodes.map(({ content }) => content)).toContain('Go out')
})

test('a published page has its player around the story, and every line end of Windows', () => {
  const page = `<!DOCTYPE html><html><head><style>html > body { color: red }</style></head><body>
<tw-story></tw-story>
<tw-storydata name="A &amp; B" startnode="1" ifid="3F7D9C11-4F0B-4C0E-9A55-0D6A0D7E8B21" format="Harlowe" hidden>
<style role="stylesheet" id="twine-user-stylesheet" type="text/twine-css">a > b { color: red }</style>
<script role="script" id="twine-user-script" type="text/twine-javascript">if (1 < 2) document.write("<b>")</script>
<tw-tag name="ending" color="red"></tw-tag>
<tw-passagedata pid="1" name="Don&#39;t" tags="">It&#39;s &quot;old&quot; &lt;i&gt;here&lt;/i&gt;. [[Go-&gt;C &amp; D]]</tw-passagedata>
<tw-passagedata pid="2" name="C &amp; D" tags="ending">Bye.</tw-passagedata>
</tw-storydata><script>if (1 < 2 && 3 > 2) document.querySelector("tw-storydata")</script></body></html>`
  const read = readStory(page.replaceAll('\n', '\r\n'), storySetting('en'))
  if ('refused' in read) throw new Error(read.refused)
  const { document, kept } = read
  expect(document.adventure.title).toBe('A & B')
  expect(document.scenes.map(({ name, description, isStart }) => [name, description, isStart])).toEqual([
    ["Don't", 'It\'s "old" here. Go', true],
    ['C & D', 'Bye.', false],
  ])
  expect(kept.map(({ text }) => text)).toEqual(['if (1 < 2) document.write("<b>")', 'a > b { color: red }'])
})
