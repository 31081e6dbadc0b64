import { expect, test } from 'vitest'
import { iconPrompt, longestPrompt, portraitPrompt, scenePrompt, withCustomPrompt, withStyles } from './prompts.ts'
import type { Styles } from './prompts.ts'

const plain: Styles = {
  photographyStyle: '',
  lightingStyle: '',
  artStyle: '',
  atmosphereStyle: '',
  compositionStyle: '',
}

test('the prompt of a scene has the phrase for its shape, then its description', () => {
  expect(scenePrompt('landscape', 'A hall.')).toBe('16:9 aspect ratio, A hall.')
  expect(scenePrompt('portrait', ' A stair. ')).toBe('9:16 portrait aspect ratio, A stair.')
})

test('the prompt of an icon has the fixed instruction, that of a portrait name and description', () => {
  expect(iconPrompt('Key', '')).toMatch(/^Key\. Fantasy game item icon/)
  expect(iconPrompt('Key', 'Rusty')).toMatch(/^Key, Rusty\. Fantasy/)
  expect(portraitPrompt('Ada', 'A countess')).toBe('Character portrait, Ada, A countess')
})

test('the custom prompt follows the prompt, and the style tags follow both', () => {
  const styles = { ...plain, artStyle: 'Oil painting, Woodcut', lightingStyle: 'Moonlight' }
  expect(withStyles(withCustomPrompt('A hall', 'always foggy'), styles)).toBe(
    'A hall. always foggy. Moonlight, Oil painting, Woodcut',
  )
  expect(withStyles(withCustomPrompt('A hall', ' '), plain)).toBe('A hall')
  expect(withStyles(withCustomPrompt('x'.repeat(9_000), ''), plain)).toHaveLength(longestPrompt)
})
