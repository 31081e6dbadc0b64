/** What a platform's token is for, in the words of LTI Advantage. */
export const gradeScope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'
export const rosterScope = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly'
