import { urlFor } from '~/client'
import { isDocumentNumber } from '~/components/search/documents/is_document_number'
import type { PlaceChoice, Section } from '~/components/search/palette/choice'
import { usePermissions } from '~/hooks/use_permissions'
import { areaIcons } from '~/layouts/menu/area_icons'
import { useAreaName } from '~/ui/use_area_name'

const areas = ['invoices', 'credit_notes'] as const

/** The lists that find a document by the number on its paper. */
export function useDocumentSections() {
  const may = usePermissions()
  const nameOf = useAreaName()
  return (query: string): Section[] => {
    if (!isDocumentNumber(query)) return []
    const choices = areas
      .filter((area) => may(`admin.${area}.index`))
      .map((area): PlaceChoice => ({
        id: `search-documents-${area}`,
        is: 'place',
        href: urlFor(`admin.${area}.index`, {}, { qs: { q: query } }),
        icon: areaIcons[area],
        lead: query,
        beneath: null,
        kind: nameOf(area),
      }))
    return choices.length > 0 ? [{ id: 'documents', choices }] : []
  }
}
