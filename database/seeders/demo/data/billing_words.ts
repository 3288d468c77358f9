/** The usual specimen of a Saudi account number and one of Jordan: nobody has them. */
export const payment = {
  SA: {
    en: 'Bank transfer to SA03 8000 0000 6080 1016 7519, or card or cash at reception. Please name the invoice number.',
    ar: 'التحويل البنكي إلى الحساب SA03 8000 0000 6080 1016 7519، أو الدفع بالبطاقة أو نقدًا في الاستقبال. يُرجى ذكر رقم الفاتورة.',
  },
  JO: {
    en: 'Bank transfer to JO94 CBJO 0010 0000 0000 0131 0003 02, or cash at reception. Please name the invoice number.',
    ar: 'التحويل البنكي إلى الحساب JO94 CBJO 0010 0000 0000 0131 0003 02، أو الدفع نقدًا في الاستقبال. يُرجى ذكر رقم الفاتورة.',
  },
}

/** An employer that exists nowhere. */
export const sponsor = {
  name: 'Blue Dune Trading',
  name_other: 'الكثبان الزرقاء للتجارة',
  tax_number: null,
  address: null,
  email: null,
  phone: null,
  language: null,
}

export const siblings = 'Brothers and sisters'

/** A line of one of two payers: `percent` is written already, and null where the other pays an amount. */
export const shareOf = (label: string, percent: string | null, locale: 'en' | 'ar') => {
  if (locale === 'en') return `${label}: ${percent ?? 'part'} of the fees`
  return `${label}: ${percent ?? 'جزء'} من الرسوم`
}

export const voiding = 'Written to the wrong family'

export const crediting = [
  'Two sessions were called off by the centre',
  'Agreed with the father',
  'Book not delivered',
] as const
