extension Palette {
    /// The name as styles have it: `Viridis`, `YlOrRd`, `Set1`.
    public var name: StaticString {
        switch self {
        case .viridis: "Viridis"
        case .inferno: "Inferno"
        case .plasma: "Plasma"
        case .magma: "Magma"
        case .cividis: "Cividis"
        case .mako: "Mako"
        case .rocket: "Rocket"
        case .turbo: "Turbo"
        case .blues: "Blues"
        case .buGn: "BuGn"
        case .buPu: "BuPu"
        case .gnBu: "GnBu"
        case .greens: "Greens"
        case .greys: "Greys"
        case .oranges: "Oranges"
        case .orRd: "OrRd"
        case .puBu: "PuBu"
        case .puBuGn: "PuBuGn"
        case .puRd: "PuRd"
        case .purples: "Purples"
        case .rdPu: "RdPu"
        case .reds: "Reds"
        case .ylGn: "YlGn"
        case .ylGnBu: "YlGnBu"
        case .ylOrBr: "YlOrBr"
        case .ylOrRd: "YlOrRd"
        case .brBG: "BrBG"
        case .piYG: "PiYG"
        case .prGn: "PRGn"
        case .puOr: "PuOr"
        case .rdBu: "RdBu"
        case .rdGy: "RdGy"
        case .rdYlBu: "RdYlBu"
        case .rdYlGn: "RdYlGn"
        case .spectral: "Spectral"
        case .set1: "Set1"
        case .set2: "Set2"
        case .set3: "Set3"
        case .accent: "Accent"
        case .dark2: "Dark2"
        case .paired: "Paired"
        case .pastel1: "Pastel1"
        case .pastel2: "Pastel2"
        case .rainbow: "Rainbow"
        case .sinebow: "Sinebow"
        case .white: "White"
        case .black: "Black"
        }
    }

    /// The colours as hexadecimal digits, six each.
    var digits: StaticString {
        switch self {
        case .viridis:
            """
            440154470c5f481769482172472a7a463480433d844045883d4e8a39568c355e8d32658e\
            2e6d8e2b748e297b8e26828e23898e21908c1f978b1f9e8921a58526ac812eb37c39b976\
            46c06f55c66765cb5e76d05389d5489cd93cb0dd2fc4e022d8e219ebe51afde725
            """
        case .inferno:
            """
            0000040303110a0722130a331e0c452a0b56380962440a69510e6c5d126e69166e741b6e\
            801f6c8c2369982766a42c61b0315bbb3755c63d4dd04545d94d3de15734e9612bef6d22\
            f47918f8860efa9407fca208fcb014fbbf24f8cd37f5dc4ef2ea69f3f688fcffa4
            """
        case .plasma:
            """
            0d08871b068d2605912f059638049a41049d4903a05102a35901a56100a76900a87100a8\
            7801a88004a88707a68e0ca49511a19c179ea21d9aa82296ae2892b42e8dba3388bf3984\
            c43e7fc9447acd4a76d24f71d6556dda5b69de6164e26660e66c5ce97257ed7953f07f4f\
            f3854bf58c46f79342f99a3efba139fca835fdaf31feb72dfebe2afdc627fcce25fbd724\
            f8df25f6e826f3f027f0f921
            """
        case .magma:
            """
            000004030311090720110c301a10422512543111653e0f724a107956147d6219806e1e81\
            792282852781912b819d2f7faa337db63779c23b75ce4070d9466be44e65ec5860f3655c\
            f7725cfa805ffc8e64fd9c6bfeaa74feb87ffec68afed496fde2a3fcefb1fcfdbf
            """
        case .cividis:
            """
            00224e00255300275800295d002b62002d68002f6d0031700533710f35701637701c396f\
            213b6e263d6e2a3f6d2e416d32436d35456c39486c3c4a6c3f4c6c424e6c45506c48526c\
            4b546c4e566c51586d545a6d565c6d595e6e5c616e5e636f61656f646770666970696b71\
            6c6d726e6f737172747374757676767878777b7a787e7c78807f78838179868379898578\
            8c88788f8a78928c78948e779791779a93769d9576a09875a39a74a69c74a99f73aca172\
            afa471b3a670b6a96fb9ab6dbcae6cbfb06bc2b369c5b568c8b866ccba64cfbd62d2c060\
            d5c25ed9c55cdcc859dfca57e2cd54e6d051e9d34eedd54af0d846f3db42f7de3efbe138\
            fee434fee838
            """
        case .mako:
            """
            0b04051309101b0f1a221526291a3130203d35254a392b573d31643f3871413e7f40468b\
            3e4f943b589938619d36699f3572a1357aa33483a5348ba73493a8359caa36a4ab3aadac\
            3fb5ad45bdad4fc5ad5ccdad70d4ad87d9b19cdeb7afe3c0c0e9cccfefd8def5e5
            """
        case .rocket:
            """
            03051a0c0a21170f282213302d173838193f431c464f1d4c5b1e51671f55731f58801e5a\
            8c1d5b991b5ba6195ab31758bf1654ca1a50d5224add2d45e53940eb473eef5640f16546\
            f3734ef48059f58d64f59a71f6a67ef6b28cf6be9bf7c9abf8d4bcf9e0ccfaebdd
            """
        case .turbo:
            """
            30123b3928703f3e9c4452c14666dd477af1458cfd3c9ffd2fb2f423c4e31ad4d018e1bc\
            22ebaa37f49352fa7a6ffe618bff4ba3fd3cb7f735caee34dbe236ead439f5c53afcb537\
            fea130fd8b27f9751df25f14e84b0cdc3c08ce2d04bd2102a91601930c017a0403
            """
        case .blues:
            "f7fbffdeebf7c6dbef9dcae16aaed64191c62070b408509b08306b"
        case .buGn:
            "f7fcfde5f5f9ccece698d8c965c2a340ad75228a44006c2c00441b"
        case .buPu:
            "f7fcfde0ecf4bfd3e69ebcda8c95c68c6ab188409c800f7b4d004b"
        case .gnBu:
            "f7fcf0e0f3dbccebc5a7ddb57accc44db2d32a8bbe0867ab084081"
        case .greens:
            "f7fcf5e5f5e0c7e9c0a0d99b73c47640aa5d228a44006c2c00441b"
        case .greys:
            "fffffff0f0f0d9d9d9bdbdbd959595727272515151242424000000"
        case .oranges:
            "fff5ebfee6cefdd0a2fdae6afd8c3bf16813d84801a536037f2704"
        case .orRd:
            "fff7ecfee8c8fdd49efdba83fc8c59ef6447d62f1eb200007f0000"
        case .puBu:
            "fff7fbece7f2d0d1e6a5bddb73a9cf358fc0056faf04598c023858"
        case .puBuGn:
            "fff7fbece2f0d0d1e6a5bddb66a9cf3590bf028189016b58014636"
        case .puRd:
            "f7f4f9e7e1efd4b9dac993c7df64afe72989cd125697004267001f"
        case .purples:
            "fcfbfdefedf5dadaebbcbddc9e9ac8807cba6950a353268f3f007d"
        case .rdPu:
            "fff7f3fde0ddfcc5c0fa9eb5f767a1dc3397ad017e79017749006a"
        case .reds:
            "fff5f0fee0d2fcbba1fc9272fb694aee3a2cca181da30f1567000d"
        case .ylGn:
            "ffffe5f7fcb9d9f0a3acdd8e77c67940aa5c228343006737004529"
        case .ylGnBu:
            "ffffd9edf8b1c6e9b47ecdbb40b5c41d90c0225da8243392081d58"
        case .ylOrBr:
            "ffffe5fff7bcfee390fec34ffe9829eb6f14cb4b02983404662506"
        case .ylOrRd:
            "ffffccffeda0fed976feb24cfd8c3cfc4d2ae2191cbb0026800026"
        case .brBG:
            "5430058b500abf812ddec17bf6e8c3f4f5f5c7eae57fccc035978f01655d003c30"
        case .piYG:
            "8e0152c41a7cde77aef1b5d9fde0eff7f7f6e6f5d0b7e0857fbc414c9121276419"
        case .prGn:
            "40004b7529829970abc1a4cee7d4e8f6f7f6d9f0d3a5da9f5aae611a773600441b"
        case .puOr:
            "7f3b08b25706e08214fcb761fee0b6f6f6f7d8daebb1aad18073ac5326872d004b"
        case .rdBu:
            "67001fb1182bd6604df3a481fddbc7f6f7f7d1e5f090c4dd4393c32065ab053061"
        case .rdGy:
            "67001fb1182bd6604df3a481fddbc7fefefee0e0e0b9b9b98787874c4c4c1a1a1a"
        case .rdYlBu:
            "a50026d62f27f46d43fdad60fee090feffc0e0f3f8aad8e974add14574b3313695"
        case .rdYlGn:
            "a50026d62f27f46d43fdad60fee08bfeffbed9ef8ba5d86a66bd63199750006837"
        case .spectral:
            "9e0142d43d4ff46d43fdad60fee08bffffbee6f598aadca466c2a53387bc5e4fa2"
        case .set1:
            "e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999"
        case .set2:
            "66c2a5fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3"
        case .set3:
            "8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f"
        case .accent:
            "7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666"
        case .dark2:
            "1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666"
        case .paired:
            "a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928"
        case .pastel1:
            "fbb4aeb3cde3ccebc5decbe4fed9a6ffffcce5d8bdfddaecf2f2f2"
        case .pastel2:
            "b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc"
        case .rainbow:
            """
            6e40aa7e3faf8f3db2a03db3b23cb2c23daed23ea7e1409fee4395f9488aff4e7dff5570\
            ff5e63ff6857ff734bff7f41ff8c38f99932efa72fe4b52ed9c231cdcf37c2db40b8e64c\
            aff05b9bf35787f55773f65a60f7604ff66940f37333ef8028ea8d21e39b1cdba919d2b6\
            1ac7c21cbccd21b0d527a3dc2f96e0388ae1417de04a71dc5465d65c5ace6351c36948b7\
            6e40aa
            """
        case .sinebow:
            """
            ff4040fe4f32fb5f25f56f1aee8011e5900adaa004cdb001bfbf00b0cd01a0da0490e50a\
            7fee116ff51a5ffb254ffe3240ff4032fe4f25fb5f1af56f11ee800ae59004daa001cdb0\
            00bfbf01b0cd04a0da0a90e5117fee1a6ff5255ffb324ffe4040ff4f32fe5f25fb6f1af5\
            7f11ee900ae5a004dab001cdbf00bfcd01b0da04a0e50a90ee117ff51a6ffb255ffe324f\
            ff4040
            """
        case .white:
            "ffffffffffff"
        case .black:
            "000000000000"
        }
    }
}
