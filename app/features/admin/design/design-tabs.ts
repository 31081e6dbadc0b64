import { m } from '#app/i18n/generated/messages.js'
import { tokenSettings } from '#app/ui/token-grammar.ts'
import type { TokenSetting } from '#app/ui/token-grammar.ts'
import type { TokenCategory } from '#app/ui/tokens.ts'
import { tokenText } from './token-text.ts'

export const designTabs = ['colors', 'gradients', 'fonts', 'icons', 'other'] as const
export type DesignTab = (typeof designTabs)[number]

const categories: Record<DesignTab, readonly TokenCategory[]> = {
  colors: ['color'],
  gradients: ['gradient'],
  fonts: ['font'],
  icons: [],
  other: ['shadow', 'other'],
}

export const settingsIn = (tab: DesignTab): readonly TokenSetting[] =>
  tokenSettings.filter(({ token }) => categories[tab].includes(token.category))

export const askedTab = (text: string | null): DesignTab => designTabs.find((tab) => tab === text) ?? 'colors'

export const designAddress = (tab: DesignTab): string =>
  tab === 'colors' ? '/admin/design' : `/admin/design?tab=${tab}`

const tabTexts: Record<DesignTab, () => string> = {
  colors: m.design_tab_colors,
  gradients: m.design_tab_gradients,
  fonts: m.design_tab_fonts,
  icons: m.design_tab_icons,
  other: m.design_tab_other,
}
export const tabText = (tab: DesignTab): string => tabTexts[tab]()

const themeTexts = { light: m.design_theme_light, dark: m.design_theme_dark }

export const themeText = (theme: TokenSetting['theme']): string =>
  theme === null ? m.design_theme_both() : themeTexts[theme]()

export const settingText = ({ token, theme }: TokenSetting): string =>
  theme === null ? tokenText(token) : m.design_of_theme({ name: tokenText(token), theme: themeTexts[theme]() })
