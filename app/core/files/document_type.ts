const types = [
  { mime: 'application/pdf', ending: 'pdf', marks: [[0, '%PDF-']] },
  { mime: 'image/jpeg', ending: 'jpg', marks: [[0, '\u00ff\u00d8\u00ff']] },
  { mime: 'image/png', ending: 'png', marks: [[0, '\u0089PNG\r\n\u001a\n']] },
  {
    mime: 'image/webp',
    ending: 'webp',
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
] as const

export const documentType = (bytes: Buffer) =>
  types.find(({ marks }) =>
    marks.every(([at, mark]) => bytes.toString('latin1', at, at + mark.length) === mark)
  )
