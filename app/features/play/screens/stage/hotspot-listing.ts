import DoorOpen from 'lucide-react/icons/door-open'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Package from 'lucide-react/icons/package'
import Puzzle from 'lucide-react/icons/puzzle'
import Search from 'lucide-react/icons/search'
import type { ComponentType } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { HotspotType } from '#app/shared/hotspot-types.ts'

/** What players see of a type of hotspot. */
export type HotspotListing = {
  /** Stands in for a name. */
  unnamed: () => string
  /** The heading above all hotspots of the type in the list of what is here. */
  title: () => string
  Icon: ComponentType<{ 'aria-hidden': 'true'; className?: string }>
  /** What is said of a hotspot that the party is done with; null if nothing is. */
  done: { text: () => string; isSuccess: boolean } | null
}

/** In the order in which they are listed. */
export const hotspotListings: Readonly<Record<HotspotType, HotspotListing>> = {
  scene_link: {
    unnamed: m.play_hotspot_scene_link,
    title: m.player_here_exits,
    Icon: DoorOpen,
    done: { text: m.player_here_been, isSuccess: false },
  },
  item: { unnamed: m.play_hotspot_item, title: m.player_here_things, Icon: Package, done: null },
  npc: { unnamed: m.play_hotspot_npc, title: m.player_here_people, Icon: MessageSquareQuote, done: null },
  look: { unnamed: m.play_hotspot_look, title: m.player_here_looks, Icon: Search, done: null },
  puzzle: {
    unnamed: m.play_hotspot_puzzle,
    title: m.player_here_puzzles,
    Icon: Puzzle,
    done: { text: m.play_hotspot_solved, isSuccess: true },
  },
}
