/**
 * Classes of ISIC Rev. 4 (United Nations, Statistical Papers M 4/Rev. 4, Spanish edition), `code<TAB>name`: those that
 * business members of a club have, for countries whose own list is not published as data.
 */
export const isic4 = `0111	Cultivo de cereales (excepto arroz), legumbres y semillas oleaginosas
0112	Cultivo de arroz
0113	Cultivo de hortalizas y melones, raíces y tubérculos
0114	Cultivo de caña de azúcar
0119	Cultivo de otras plantas no perennes
0122	Cultivo de frutas tropicales y subtropicales
0123	Cultivo de cítricos
0127	Cultivo de plantas con las que se preparan bebidas
0130	Propagación de plantas
0141	Cría de ganado bovino y búfalos
0145	Cría de cerdos
0146	Cría de aves de corral
0150	Cultivo de productos agrícolas en combinación con la cría de animales
0161	Actividades de apoyo a la agricultura
0311	Pesca marítima
0322	Acuicultura de agua dulce
0810	Extracción de piedra, arena y arcilla
1010	Elaboración y conservación de carne
1030	Elaboración y conservación de frutas, legumbres y hortalizas
1050	Elaboración de productos lácteos
1071	Elaboración de productos de panadería
1073	Elaboración de cacao y chocolate y de productos de confitería
1075	Elaboración de comidas y platos preparados
1079	Elaboración de otros productos alimenticios n.c.p.
1103	Elaboración de bebidas malteadas y de malta
1104	Elaboración de bebidas no alcohólicas; producción de aguas minerales y otras aguas embotelladas
1410	Fabricación de prendas de vestir, excepto prendas de piel
1520	Fabricación de calzado
1622	Fabricación de partes y piezas de carpintería para edificios y construcciones
1811	Impresión
2023	Fabricación de jabones y detergentes, preparados para limpiar y pulir, perfumes y preparados de tocador
2220	Fabricación de productos de plástico
2511	Fabricación de productos metálicos para uso estructural
3100	Fabricación de muebles
3250	Fabricación de instrumentos y materiales médicos y odontológicos
3312	Reparación de maquinaria
3510	Generación, transmisión y distribución de energía eléctrica
3600	Captación, tratamiento y distribución de agua
3811	Recogida de desechos no peligrosos
4100	Construcción de edificios
4210	Construcción de carreteras y líneas de ferrocarril
4290	Construcción de otras obras de ingeniería civil
4321	Instalaciones eléctricas
4322	Instalaciones de fontanería, calefacción y aire acondicionado
4330	Terminación y acabado de edificios
4510	Venta de vehículos automotores
4520	Mantenimiento y reparación de vehículos automotores
4530	Venta de partes, piezas y accesorios de vehículos automotores
4540	Venta, mantenimiento y reparación de motocicletas y sus partes, piezas y accesorios
4610	Venta al por mayor a cambio de una retribución o por contrata
4620	Venta al por mayor de materias primas agropecuarias y animales vivos
4630	Venta al por mayor de alimentos, bebidas y tabaco
4641	Venta al por mayor de productos textiles, prendas de vestir y calzado
4649	Venta al por mayor de otros enseres domésticos
4651	Venta al por mayor de ordenadores, equipo periférico y programas de informática
4663	Venta al por mayor de materiales de construcción, artículos de ferretería y equipo y materiales de fontanería y calefacción
4690	Venta al por mayor no especializada
4711	Venta al por menor en comercios no especializados con predominio de la venta de alimentos, bebidas o tabaco
4719	Otras actividades de venta al por menor en comercios no especializados
4721	Venta al por menor de alimentos en comercios especializados
4722	Venta al por menor de bebidas en comercios especializados
4730	Venta al por menor de combustibles para vehículos automotores en comercios especializados
4741	Venta al por menor de ordenadores, equipo periférico, programas de informática y equipo de telecomunicaciones en comercios especializados
4752	Venta al por menor de artículos de ferretería, pinturas y productos de vidrio en comercios especializados
4759	Venta al por menor de aparatos eléctricos de uso doméstico, muebles, equipo de iluminación y otros enseres domésticos en comercios especializados
4761	Venta al por menor de libros, periódicos y artículos de papelería en comercios especializados
4771	Venta al por menor de prendas de vestir, calzado y artículos de cuero en comercios especializados
4772	Venta al por menor de productos farmacéuticos y médicos, cosméticos y artículos de tocador en comercios especializados
4773	Venta al por menor de otros productos nuevos en comercios especializados
4781	Venta al por menor de alimentos, bebidas y tabaco en puestos de venta y mercados
4791	Venta al por menor por correo y por Internet
4922	Otras actividades de transporte por vía terrestre
4923	Transporte de carga por carretera
5210	Almacenamiento y depósito
5229	Otras actividades de apoyo al transporte
5320	Actividades de mensajería
5510	Actividades de alojamiento para estancias cortas
5590	Otras actividades de alojamiento
5610	Actividades de restaurantes y de servicio móvil de comidas
5621	Suministro de comidas por encargo
5629	Otras actividades de servicio de comidas
5630	Actividades de servicio de bebidas
5820	Publicación de programas informáticos
6110	Actividades de telecomunicaciones alámbricas
6201	Programación informática
6202	Consultoría de informática y gestión de instalaciones informáticas
6311	Procesamiento de datos, hospedaje y actividades conexas
6419	Otros tipos de intermediación monetaria
6512	Seguros generales
6810	Actividades inmobiliarias realizadas con bienes propios o arrendados
6820	Actividades inmobiliarias realizadas a cambio de una retribución o por contrata
6910	Actividades jurídicas
6920	Actividades de contabilidad, teneduría de libros y auditoría; consultoría fiscal
7010	Actividades de oficinas principales
7020	Actividades de consultoría de gestión
7110	Actividades de arquitectura e ingeniería y actividades conexas de consultoría técnica
7310	Publicidad
7410	Actividades especializadas de diseño
7420	Actividades de fotografía
7500	Actividades veterinarias
7710	Alquiler y arrendamiento de vehículos automotores
7729	Alquiler y arrendamiento de otros efectos personales y enseres domésticos
7820	Actividades de agencias de empleo temporal
7911	Actividades de agencias de viajes
7912	Actividades de operadores turísticos
8010	Actividades de seguridad privada
8121	Limpieza general de edificios
8130	Actividades de paisajismo y servicios de mantenimiento conexos
8211	Actividades combinadas de servicios administrativos de oficina
8220	Actividades de centros de llamadas
8230	Organización de convenciones y exposiciones comerciales
8411	Actividades de la administración pública en general
8510	Enseñanza preescolar y primaria
8521	Enseñanza secundaria de formación general
8530	Enseñanza superior
8549	Otros tipos de enseñanza n.c.p.
8610	Actividades de hospitales
8620	Actividades de médicos y odontólogos
8690	Otras actividades de atención de la salud humana
8730	Actividades de atención en instituciones para personas de edad y personas con discapacidad
8890	Otras actividades de asistencia social sin alojamiento
9000	Actividades creativas, artísticas y de entretenimiento
9311	Gestión de instalaciones deportivas
9312	Actividades de clubes deportivos
9329	Otras actividades de esparcimiento y recreativas n.c.p.
9491	Actividades de organizaciones religiosas
9499	Actividades de otras asociaciones n.c.p.
9511	Reparación de ordenadores y equipo periférico
9522	Reparación de aparatos de uso doméstico y equipo doméstico y de jardinería
9601	Lavado y limpieza, incluida la limpieza en seco, de productos textiles y de piel
9602	Peluquería y otros tratamientos de belleza
9609	Otras actividades de servicios personales n.c.p.
9700	Actividades de los hogares como empleadores de personal doméstico`;
