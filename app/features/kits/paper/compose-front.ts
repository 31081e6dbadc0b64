import { m } from '#app/i18n/generated/messages.js'
import type { PaperPart } from './paper-part.ts'
import type { Composing } from './paper-words.ts'

export const frontId = 'read-first'

/** The first sheet of every kit: a printer test and the contents. */
export const composeFront = ({ about, choice }: Composing): PaperPart => ({
  id: frontId,
  title: m.paper_front(),
  reader: 'anyone',
  template: 'front.typ',
  data: {
    printer: {
      title: m.paper_printer_title(),
      lead: m.paper_printer_lead(),
      scale: m.paper_printer_scale(),
      scaleText: m.paper_printer_scale_text(),
      sides: m.paper_printer_sides(),
      sidesText: m.paper_printer_sides_text(),
      colours: m.paper_printer_colours(),
      coloursText: m.paper_printer_colours_text(),
      codes: m.paper_printer_codes(),
      codesText: m.paper_printer_codes_text({ code: `${about.code} ${about.version}` }),
    },
    contents: {
      title: m.paper_contents_title(),
      lead: m.paper_contents_lead(),
      columns: [
        m.paper_contents_code(),
        m.paper_contents_part(),
        m.paper_for(),
        m.print_total_pages(),
        m.print_total_sheets(),
        m.paper_contents_minutes(),
      ],
      pages: m.paper_contents_all_pages(),
      sheets: m.paper_contents_all_sheets(),
      minutes: m.paper_contents_all_minutes(),
      ink: m.paper_contents_ink(),
      inkText: choice.ink === 'low' ? m.paper_ink_low() : m.paper_ink_colour(),
    },
  },
  minutesToCut: 0,
})
