export const places = {
  SA: {
    districts: [
      'حي الياسمين، الرياض',
      'حي النرجس، الرياض',
      'حي الملقا، الرياض',
      'حي العليا، الرياض',
      'حي الروضة، الرياض',
      'حي قرطبة، الرياض',
    ],
    currency: 'SAR',
    /** How many Saudi riyals, in which prices are written, one unit of its money is worth. */
    riyals: 1,
    taxRate: 15,
    taxNumber: '300000000000003',
    phone: '+966112000000',
    addressEn: 'Prince Turki Street, Al Olaya, Riyadh 12214',
    addressAr: 'شارع الأمير تركي، حي العليا، الرياض 12214',
  },
  JO: {
    districts: [
      'عبدون، عمّان',
      'الجبيهة، عمّان',
      'خلدا، عمّان',
      'جبل الحسين، عمّان',
      'تلاع العلي، عمّان',
    ],
    currency: 'JOD',
    riyals: 5,
    taxRate: 16,
    taxNumber: '100000001',
    phone: '+96265000000',
    addressEn: 'Rainbow Street, Jabal Amman, Amman',
    addressAr: 'شارع الرينبو، جبل عمّان، عمّان',
  },
}
