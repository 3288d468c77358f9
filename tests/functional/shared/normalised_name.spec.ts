import { test } from '@japa/runner'
import fc from 'fast-check'
import { sql } from 'kysely'
import { platform } from '#domain/shared/data/database'
import { normalisedName } from '#domain/shared/names/normalised_name'

const letters = [
  ...'abzABZ09 ٠٩۰۹ 0é ñ ß ø Ø đ Đ ł Ł ı İ æ Æ œ Œ ş ç ğ ö ﬁ ﷲ ﷺ ﻻ Ａ ½ Σ σ ς Ж я 李 か',
  ...'اأإآٱءؤئىيیېےةهەھہكکگڤپچژـًٌٍَُِّْٰۖ',
  ...[
    '\u0301',
    '\u200b',
    '\u200f',
    '\u202e',
    '\u2066',
    '\ufeff',
    '\t',
    '\n',
    '\u00a0',
    "'",
    '-',
    '%',
    '_',
    '\\',
    '😀',
  ],
]

test.group('Names beside the database', () => {
  test('are normalised alike', async ({ assert }) => {
    const odd = fc.sample(fc.string({ unit: fc.constantFrom(...letters), maxLength: 16 }), {
      numRuns: 400,
      seed: 1,
    })
    const texts = [...letters, ...odd]
    const { rows } = await sql<{ text: string; normalised: string }>`
      select text, search.normalise(text) as normalised from unnest(${texts}::text[]) as text
    `.execute(platform())
    for (const { text, normalised } of rows) {
      assert.equal(normalisedName(text), normalised, JSON.stringify(text))
    }
    assert.lengthOf(rows, texts.length)
  })
})
