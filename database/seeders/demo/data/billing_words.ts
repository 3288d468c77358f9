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

export const siblings = 'Brothers and sisters'

export const voiding = 'Written to the wrong family'

export const crediting = [
  'Two sessions were called off by the centre',
  'Agreed with the father',
  'Book not delivered',
] as const
