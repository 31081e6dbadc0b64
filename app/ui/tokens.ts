import type { m } from '#app/i18n/generated/messages.js'

const tokenCategories = ['color', 'gradient', 'shadow', 'font', 'other'] as const
export type TokenCategory = (typeof tokenCategories)[number]

export type Token = {
  key: `--${string}`
  category: TokenCategory
  label: keyof typeof m
}

/** In the order of tokens.css; a test keeps the two in step. */
export const tokens = [
  { key: '--canvas', category: 'color', label: 'ui_token_canvas' },
  { key: '--surface', category: 'color', label: 'ui_token_surface' },
  { key: '--raised', category: 'color', label: 'ui_token_raised' },
  { key: '--sunken', category: 'color', label: 'ui_token_sunken' },
  { key: '--ink', category: 'color', label: 'ui_token_ink' },
  { key: '--muted', category: 'color', label: 'ui_token_muted' },
  { key: '--line', category: 'color', label: 'ui_token_line' },
  { key: '--line-strong', category: 'color', label: 'ui_token_line_strong' },
  { key: '--accent', category: 'color', label: 'ui_token_accent' },
  { key: '--accent-strong', category: 'color', label: 'ui_token_accent_strong' },
  { key: '--accent-soft', category: 'color', label: 'ui_token_accent_soft' },
  { key: '--accent-ink', category: 'color', label: 'ui_token_accent_ink' },
  { key: '--on-accent', category: 'color', label: 'ui_token_on_accent' },
  { key: '--brass', category: 'color', label: 'ui_token_brass' },
  { key: '--brass-strong', category: 'color', label: 'ui_token_brass_strong' },
  { key: '--brass-soft', category: 'color', label: 'ui_token_brass_soft' },
  { key: '--brass-ink', category: 'color', label: 'ui_token_brass_ink' },
  { key: '--on-brass', category: 'color', label: 'ui_token_on_brass' },
  { key: '--danger', category: 'color', label: 'ui_token_danger' },
  { key: '--danger-soft', category: 'color', label: 'ui_token_danger_soft' },
  { key: '--danger-ink', category: 'color', label: 'ui_token_danger_ink' },
  { key: '--on-danger', category: 'color', label: 'ui_token_on_danger' },
  { key: '--success', category: 'color', label: 'ui_token_success' },
  { key: '--success-soft', category: 'color', label: 'ui_token_success_soft' },
  { key: '--success-ink', category: 'color', label: 'ui_token_success_ink' },
  { key: '--on-success', category: 'color', label: 'ui_token_on_success' },
  { key: '--warning', category: 'color', label: 'ui_token_warning' },
  { key: '--warning-soft', category: 'color', label: 'ui_token_warning_soft' },
  { key: '--warning-ink', category: 'color', label: 'ui_token_warning_ink' },
  { key: '--on-warning', category: 'color', label: 'ui_token_on_warning' },
  { key: '--info', category: 'color', label: 'ui_token_info' },
  { key: '--info-soft', category: 'color', label: 'ui_token_info_soft' },
  { key: '--info-ink', category: 'color', label: 'ui_token_info_ink' },
  { key: '--on-info', category: 'color', label: 'ui_token_on_info' },
  { key: '--badge-blue', category: 'color', label: 'ui_token_badge_blue' },
  { key: '--on-badge-blue', category: 'color', label: 'ui_token_on_badge_blue' },
  { key: '--badge-purple', category: 'color', label: 'ui_token_badge_purple' },
  { key: '--on-badge-purple', category: 'color', label: 'ui_token_on_badge_purple' },
  { key: '--badge-amber', category: 'color', label: 'ui_token_badge_amber' },
  { key: '--on-badge-amber', category: 'color', label: 'ui_token_on_badge_amber' },
  { key: '--badge-grey', category: 'color', label: 'ui_token_badge_grey' },
  { key: '--on-badge-grey', category: 'color', label: 'ui_token_on_badge_grey' },
  { key: '--curtain', category: 'color', label: 'ui_token_curtain' },
  { key: '--curtain-fold', category: 'color', label: 'ui_token_curtain_fold' },
  { key: '--on-curtain', category: 'color', label: 'ui_token_on_curtain' },
  { key: '--paper', category: 'color', label: 'ui_token_paper' },
  { key: '--on-paper', category: 'color', label: 'ui_token_on_paper' },
  { key: '--focus', category: 'color', label: 'ui_token_focus' },
  { key: '--backdrop', category: 'color', label: 'ui_token_backdrop' },
  { key: '--gradient-lamp', category: 'gradient', label: 'ui_token_gradient_lamp' },
  { key: '--gradient-night', category: 'gradient', label: 'ui_token_gradient_night' },
  { key: '--gradient-brass', category: 'gradient', label: 'ui_token_gradient_brass' },
  { key: '--gradient-velvet', category: 'gradient', label: 'ui_token_gradient_velvet' },
  { key: '--shadow-low', category: 'shadow', label: 'ui_token_shadow_low' },
  { key: '--shadow-card', category: 'shadow', label: 'ui_token_shadow_card' },
  { key: '--shadow-float', category: 'shadow', label: 'ui_token_shadow_float' },
  { key: '--shadow-brass', category: 'shadow', label: 'ui_token_shadow_brass' },
  { key: '--font-display', category: 'font', label: 'ui_token_font_display' },
  { key: '--font-text', category: 'font', label: 'ui_token_font_text' },
  { key: '--radius-small', category: 'other', label: 'ui_token_radius_small' },
  { key: '--radius-control', category: 'other', label: 'ui_token_radius_control' },
  { key: '--radius-card', category: 'other', label: 'ui_token_radius_card' },
  { key: '--icon-size', category: 'other', label: 'ui_token_icon_size' },
  { key: '--icon-stroke', category: 'other', label: 'ui_token_icon_stroke' },
  { key: '--motion-quick', category: 'other', label: 'ui_token_motion_quick' },
  { key: '--motion-steady', category: 'other', label: 'ui_token_motion_steady' },
  { key: '--motion-slow', category: 'other', label: 'ui_token_motion_slow' },
] as const satisfies readonly Token[]

export const isThemed = (token: Token): boolean =>
  token.category === 'color' || token.category === 'gradient' || token.category === 'shadow'

export const stageKey = (token: Token): `--stage-${string}` => `--stage-${token.key.slice(2)}`

export const bundledFonts = [
  "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
  "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Roboto', system-ui, sans-serif",
  'Georgia, "Times New Roman", serif',
  'system-ui, sans-serif',
] as const
