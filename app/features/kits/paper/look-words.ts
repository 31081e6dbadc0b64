import { m } from '#app/i18n/generated/messages.js'

/** What is printed on a form, by look. It names nobody, no day and no number, so that nobody takes it for a fact. */
export const lookWords = () => ({
  ticket: { over: m.dinner_look_ticket(), keep: m.paper_looks_ticket_keep() },
  pawn: { over: m.paper_looks_pawn(), keep: m.paper_looks_pawn_keep() },
  form: {
    number: m.paper_looks_form_number(),
    signed: m.paper_looks_form_signed(),
    office: m.paper_looks_form_office(),
    by: m.paper_looks_telegram_by(),
    file: m.paper_looks_form_file(),
    stamp: m.paper_looks_form_stamp(),
  },
  telegram: {
    title: m.dinner_look_telegram(),
    office: m.paper_looks_telegram_office(),
    to: m.paper_looks_telegram_to(),
    count: m.paper_looks_telegram_words(),
    time: m.paper_looks_telegram_time(),
    by: m.paper_looks_telegram_by(),
    rule: m.paper_looks_telegram_rule(),
  },
  report: { over: m.dinner_look_report(), note: m.paper_looks_report_note(), copy: m.paper_looks_report_copy() },
  laboratory: {
    over: m.paper_looks_laboratory(),
    note: m.paper_looks_report_note(),
    copy: m.paper_looks_report_copy(),
  },
  testimony: { over: m.paper_looks_testimony(), signed: m.paper_looks_testimony_signed() },
  newspaper: {
    left: m.paper_looks_news_left(),
    right: m.paper_looks_news_right(),
    adverts: m.paper_looks_news_adverts(),
    all: [
      [m.paper_looks_advert_1(), m.paper_looks_advert_1_text()],
      [m.paper_looks_advert_2(), m.paper_looks_advert_2_text()],
      [m.paper_looks_advert_3(), m.paper_looks_advert_3_text()],
      [m.paper_looks_advert_4(), m.paper_looks_advert_4_text()],
      [m.paper_looks_advert_5(), m.paper_looks_advert_5_text()],
      [m.paper_looks_advert_6(), m.paper_looks_advert_6_text()],
    ],
  },
})
