/** Names of people in twelve scripts, four of each. */
export const namesInScripts: Readonly<Record<string, readonly string[]>> = {
  Latin: ['Zoë Béliveau-Œuvrard', 'Łukasz Żółkiewski', 'Nguyễn Thị Ánh', 'Þórdís Guðmundsdóttir'],
  Greek: ['Ελένη Παπαδοπούλου', 'Γιώργος Ξενάκης', 'Αΐντα Μαΐου', 'Ἀλέξανδρος Ὀδυσσεύς'],
  Cyrillic: ['Сергей Щёголев', 'Ђорђе Њежић', 'Оксана Їжакевич', 'Өмірбек Қанатұлы'],
  Hebrew: ['שירה בן־דוד', 'יוסף כ״ץ', 'נועה לוי', 'צְבִי'],
  Arabic: ['محمد عبد الرحمن', 'فاطمه کیانی', 'ٹیپو سلطان', 'أمينة الزهراء'],
  Thai: ['อภิชาติ วีระเศรษฐกุล', 'น้ำผึ้ง', 'สมหญิง ใจดี', 'ญาณี ฐานิดา'],
  Devanagari: ['प्रियंका श्रीवास्तव', 'कृष्ण ठाकुर', 'ज्ञानेश्वर', 'ऋतिक रोशन'],
  Syllabics: ['ᐃᓄᒃᑎᑐᑦ ᓴᓐᑎ', 'ᓄᓇᕗᑦ', 'ᒥᔅᑕᓯᓂ', 'ᐊᓂᔑᓈᐯ'],
  Simplified: ['欧阳娜娜', '刘德华', '龚琳娜', '张伟'],
  Traditional: ['歐陽娜娜', '劉德華', '龔琳娜', '鄧麗君'],
  Japanese: ['渡辺 健太郎', '髙橋 ゆうこ', '𠮷野家', '佐々木 エリ'],
  Hangul: ['김민준', '이서연 뷁', '박지훈', '최수아'],
}

export const allNames = Object.values(namesInScripts).flat()
