import type { GuideFigures, GuidePicture } from '#app/features/guides/guide.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { sample } from '#samples/adventures/dead-air/adventure.ts'
import cover from '#samples/adventures/dead-air/art/cover.webp?url'
import corridor from '#samples/adventures/dead-air/art/corridor.webp?url'
import controlRoom from '#samples/adventures/dead-air/art/control-room.webp?url'
import library from '#samples/adventures/dead-air/art/library.webp?url'
import office from '#samples/adventures/dead-air/art/office.webp?url'
import studio from '#samples/adventures/dead-air/art/studio.webp?url'
import note from '#samples/adventures/dead-air/art/items/note.webp?url'
import bayOpen from '#samples/adventures/dead-air/art/layers/bay-open.webp?url'
import headphonesPlugged from '#samples/adventures/dead-air/art/layers/headphones-plugged.webp?url'
import loggerStopped from '#samples/adventures/dead-air/art/layers/logger-stopped.webp?url'
import blanche from '#samples/adventures/dead-air/art/npcs/blanche.webp?url'
import harvey from '#samples/adventures/dead-air/art/npcs/harvey.webp?url'
import margot from '#samples/adventures/dead-air/art/npcs/margot.webp?url'
import patchBay from '#samples/adventures/dead-air/art/objects/patch-bay.webp?url'
import socketPlugged from '#samples/adventures/dead-air/art/pieces/socket-plugged.webp?url'
import socket from '#samples/adventures/dead-air/art/pieces/socket.webp?url'
import { walkthroughs } from '#samples/adventures/dead-air/walkthroughs.ts'
import type { SampleText } from '#samples/sample-adventure.ts'
import type { Walkthrough } from '#samples/walkthrough.ts'

const addresses: Readonly<Record<string, string>> = {
  './art/corridor.webp': corridor,
  './art/control-room.webp': controlRoom,
  './art/library.webp': library,
  './art/office.webp': office,
  './art/studio.webp': studio,
  './art/items/note.webp': note,
  './art/layers/bay-open.webp': bayOpen,
  './art/layers/headphones-plugged.webp': headphonesPlugged,
  './art/layers/logger-stopped.webp': loggerStopped,
  './art/npcs/blanche.webp': blanche,
  './art/npcs/harvey.webp': harvey,
  './art/npcs/margot.webp': margot,
  './art/objects/patch-bay.webp': patchBay,
  './art/pieces/socket-plugged.webp': socketPlugged,
  './art/pieces/socket.webp': socket,
}

function addressOf(image: string): string {
  const address = addresses[image]
  if (!address) throw new Error(`the page of Dead Air does not load ${image}`)
  return address
}

function keyed<Thing extends { key: string }>(things: readonly Thing[], key: string): Thing {
  const found = things.find((thing) => thing.key === key)
  if (!found) throw new Error(`Dead Air has no ${key}`)
  return found
}

export const deadAirCover = (locale: Locale) => ({ src: cover, alt: sample.cover.altText[locale] })

const opened = 'control-room'
const shown = ['studio', 'corridor', 'library', 'office']

/** Pictures, words and ways of “Dead Air” as it is played. */
export function deadAirFigures(locale: Locale): GuideFigures {
  const say = (text: SampleText) => text[locale]
  const ofScene = (key: string): GuidePicture => {
    const { name, altText, image, canvasWidth: width, canvasHeight: height } = keyed(sample.scenes, key)
    return { title: say(name), alt: say(altText), width, height, parts: [{ src: addressOf(image) }] }
  }
  const room = ofScene(opened)
  const { canvasWidth, canvasHeight } = keyed(sample.scenes, opened)
  const places = sample.hotspots.filter(
    ({ sceneKey, visibilityConditions: when }) => sceneKey === opened && (!when || 'not' in when),
  )
  const layers = (sample.layers ?? []).filter(({ sceneKey }) => sceneKey === opened)
  const bay = keyed(sample.puzzles, 'patch-bay')
  const letter = keyed(sample.items, 'note')
  return {
    rooms: { pictures: shown.map(ofScene) },
    places: {
      pictures: [
        {
          ...room,
          marks: places.map(({ x, y, width, height }) => ({
            x,
            y,
            width: (width / canvasWidth) * 100,
            height: (height / canvasHeight) * 100,
          })),
        },
      ],
      lists: [{ title: room.title, items: places.map(({ name }) => say(name)) }],
    },
    layers: {
      pictures: [
        room,
        ...layers.map(({ name, altText }, index) => ({
          ...room,
          title: say(name),
          alt: say(altText),
          parts: [
            ...room.parts,
            ...layers.slice(0, index + 1).map(({ image, x, y, width, height }) => ({
              src: addressOf(image),
              place: { x, y, width, height },
            })),
          ],
        })),
      ],
    },
    note: { papers: [{ title: say(letter.name), text: say(letter.description) }] },
    bay: { pictures: [bayWith([], locale), bayWith(bay.solution.correctPattern as number[], locale)] },
    replies: {
      lists: [
        {
          title: say(bay.name),
          items: (bay.solution.decoys as { reply: SampleText }[]).map(({ reply }) => say(reply)),
        },
      ],
    },
    hints: { lists: [{ title: say(bay.name), items: bay.hints.map(say) }] },
    people: {
      pictures: sample.npcs.map(({ name, description, avatar }) => ({
        title: say(name),
        text: say(description),
        alt: say(name),
        width: 720,
        height: 1280,
        parts: [{ src: addressOf(avatar) }],
      })),
    },
    ways: {
      lists: walkthroughs.map((way) => ({
        title: say(keyed(sample.scenes, way.ending).name),
        items: stationsOf(way, locale),
      })),
    },
  }
}

/** As the grid lays its places into the picture, with these sockets plugged. */
function bayWith(plugged: readonly number[], locale: Locale): GuidePicture {
  const { name, object, configuration } = keyed(sample.puzzles, 'patch-bay')
  const across = Math.sqrt(configuration.patternSize as number)
  const { x, y, width, height } = object!.place
  const [cellWidth, cellHeight] = [width / across, height / across]
  const sockets = Array.from({ length: across ** 2 }, (_, at) => ({
    src: addressOf((plugged.includes(at) ? configuration.onUrl : configuration.offUrl) as string),
    place: {
      x: x - width / 2 + ((at % across) + 0.5) * cellWidth,
      y: y - height / 2 + (Math.floor(at / across) + 0.5) * cellHeight,
      width: cellWidth * 0.84,
      height: cellHeight * 0.84,
    },
  }))
  const title = plugged.length > 0 ? keyed(sample.layers ?? [], 'bay-open').name : name
  return {
    title: title[locale],
    alt: object!.altText[locale],
    width: 1280,
    height: 960,
    parts: [{ src: addressOf(object!.image) }, ...sockets],
  }
}

/** The puzzles and the people on the way, each with its room. */
function stationsOf({ steps }: Walkthrough, locale: Locale): string[] {
  const told = steps.flatMap((step) => {
    if (!('touch' in step)) return []
    const { name, type, sceneKey } = keyed(sample.hotspots, step.touch)
    if (type !== 'puzzle' && type !== 'npc') return []
    return [`${name[locale]} · ${keyed(sample.scenes, sceneKey).name[locale]}`]
  })
  return [...new Set(told)]
}
