/** In CSS pixels of the shown picture. */
export type Labelled = { box: Box; label: { width: number; height: number } }

export type Box = { left: number; top: number; width: number; height: number }

type LabelPlace = 'below' | 'above' | 'on'

const places: readonly LabelPlace[] = ['below', 'above', 'on']

/** CSS pixels between a hotspot, its name and the edge; the style sheet uses the same value. */
const air = 4

/** The cost of covering a pixel of a name, of another hotspot or of the name's own. */
const costs = { name: 1, thing: 0.2, own: 0.08 }

export function placeLabels(all: readonly Labelled[], picture: { width: number; height: number }): LabelPlace[] {
  const taken: Box[] = []
  return all.map((each) => {
    const options = places.map((place) => {
      const box = labelBox(each, place, picture)
      const ofNames = sum(taken.map((other) => shared(box, other)))
      const ofThings = sum(all.map((other) => (other === each ? 0 : shared(box, other.box))))
      return { place, box, cost: ofNames * costs.name + ofThings * costs.thing + shared(box, each.box) * costs.own }
    })
    const best = options.reduce((a, b) => (b.cost < a.cost ? b : a))
    taken.push(best.box)
    return best.place
  })
}

export function labelBox({ box, label }: Labelled, place: LabelPlace, picture: { width: number; height: number }): Box {
  const within = (at: number, size: number, all: number) => Math.max(air, Math.min(at, all - air - size))
  const tops = {
    below: box.top + box.height + air,
    above: box.top - air - label.height,
    on: box.top + (box.height - label.height) / 2,
  }
  return {
    left: within(box.left + (box.width - label.width) / 2, label.width, picture.width),
    top: within(tops[place], label.height, picture.height),
    width: label.width,
    height: label.height,
  }
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
