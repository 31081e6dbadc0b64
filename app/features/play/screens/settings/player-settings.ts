export const settingsKey = 'whodini-player'

export const textSizes = ['normal', 'large', 'larger', 'largest'] as const

export type PlayerSettings = {
  /** Percent of the browser's text size. */
  text: (typeof textSizes)[number]
  sound: boolean
  /** Whether a first game has asked about sound. */
  soundAsked: boolean
  /** From 0 to 1. */
  volume: number
  captions: boolean
  motion: 'system' | 'off'
  labels: boolean
  /** Some assistive software needs single keys for itself. */
  shortcuts: boolean
  guided: boolean
}

export const defaultSettings: PlayerSettings = {
  text: 'normal',
  sound: false,
  soundAsked: false,
  volume: 0.6,
  captions: false,
  motion: 'system',
  labels: false,
  shortcuts: true,
  guided: false,
}

/** Another version of the site may have written it. */
export function readSettings(text: string | null): PlayerSettings {
  const kept = parsed(text)
  const flag = (name: 'sound' | 'soundAsked' | 'captions' | 'labels' | 'shortcuts' | 'guided') =>
    typeof kept[name] === 'boolean' ? kept[name] : defaultSettings[name]
  return {
    text: textSizes.find((size) => size === kept.text) ?? defaultSettings.text,
    sound: flag('sound'),
    soundAsked: flag('soundAsked'),
    volume:
      typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : defaultSettings.volume,
    captions: flag('captions'),
    motion: kept.motion === 'off' ? 'off' : 'system',
    labels: flag('labels'),
    shortcuts: flag('shortcuts'),
    guided: flag('guided'),
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}

/** Data attributes of the page's root for the style sheet; undefined where the default applies. */
export const rootMarks = ({
  text,
  motion,
  labels,
  guided,
}: Pick<PlayerSettings, 'text' | 'motion' | 'labels' | 'guided'>) => ({
  playerText: text === 'normal' ? undefined : text,
  playerMotion: motion === 'off' ? 'off' : undefined,
  playerLabels: labels ? 'on' : undefined,
  playerGuide: guided ? undefined : 'on',
})

/** Sets the same marks before the first paint, so that nothing moves. An inline script: it cannot import. */
export const earlySettings = `try{const s=JSON.parse(localStorage.getItem(${JSON.stringify(settingsKey)})||"{}"),d=document.documentElement.dataset;if(${JSON.stringify(textSizes.slice(1))}.includes(s.text))d.playerText=s.text;if(s.motion==="off")d.playerMotion="off";if(s.labels===true)d.playerLabels="on";if(s.guided!==true)d.playerGuide="on"}catch{}`
