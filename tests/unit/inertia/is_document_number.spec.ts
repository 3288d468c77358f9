import { test } from '@japa/runner'
import { isDocumentNumber } from '#inertia/components/search/documents/is_document_number'

test.group('Numbers of documents in the palette', () => {
  for (const query of ['INV-2026-0203', '2026-0203', '0203', '٠٢٠٣', 'CN 2026 0003']) {
    test(`C16 ${query} may be one`, ({ assert }) => assert.isTrue(isDocumentNumber(query)))
  }

  for (const query of ['Omar', 'Level 12', '0561850867', '+966 56 185 0867']) {
    test(`C16 ${query} is none`, ({ assert }) => assert.isFalse(isDocumentNumber(query)))
  }
})
