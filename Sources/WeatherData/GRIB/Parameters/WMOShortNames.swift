/// Short names for parameters of WMO's code table 4.2 that ecCodes gives none.
///
/// The abbreviations are those of NCEP, in small letters.
enum WMOShortNames {
    /// The short name; nil where there is none.
    static func find(discipline: Int, category: Int, number: Int) -> String? {
        names["\(discipline).\(category).\(number)"]
    }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            for word in words.dropFirst() {
                let pair = word.split(separator: ":")
                names["\(words[0]).\(pair[0])"] = String(pair[1])
            }
        }
        return names
    }()

    /// Discipline and category, then each number and its name.
    private static let table = """
        0.0 0:tmp 1:vtmp 2:pot 3:epot 4:tmax 5:tmin 6:dpt 7:depr 8:lapr 9:tmpa 10:lhtfl 11:shtfl
        0.0 12:heatx 13:wcf 14:mindpd 15:vptmp 16:snohf 17:skint 18:snot 19:ttcht 20:tdcht 21:aptmp
        0.0 22:ttswr 23:ttlwr 24:ttswrcs 25:ttlwrcs 26:ttparm 27:wetbt 28:uctmp 29:tmpadv
        0.1 0:spfh 1:rh 2:mixr 3:pwat 4:vapp 5:satd 6:evp 7:prate 8:apcp 9:ncpcp 10:acpcp 11:snod
        0.1 12:srweq 13:weasd 14:snoc 15:snol 16:snom 17:snoag 18:absh 19:ptype 20:iliqw 21:tcond
        0.1 22:clwmr 23:icmr 24:rwmr 25:snmr 26:mconv 27:maxrh 28:maxah 29:asnow 30:pwcat 31:hail
        0.1 32:grle 33:crain 34:cfrzr 35:cicep 36:csnow 37:cprat 38:mconv 39:cpofp 40:pevap
        0.1 41:pevpr 42:snowc 43:frain 44:rime 45:tcolr 46:tcols 47:lswp 48:cwp 49:twatp 50:tsnowp
        0.1 51:tcwat 52:tprate 53:tsrwe 54:lsprate 55:csrwe 56:lssrwe 57:tsrate 58:csrate 59:lssrwe
        0.1 60:sdwe 61:sden 62:sevap 64:tciwv 65:rprate 66:sprate 67:fprate 68:iprate 69:tcolw
        0.1 70:tcoli 71:hailmxr 72:tcolh 73:hailpr 74:tcolg 75:gprate 76:crrate 77:lsrrate
        0.1 78:tcolwa 79:evarate 80:totcon 81:tcicon 82:cimixr 83:scllwc 84:scliwc 85:srainw
        0.1 86:ssnoww 87:sprate 88:catcp 90:tkmflx 91:ukmflx 92:vkmflx 93:rhwater 94:rhice
        0.1 95:fzprate 96:massdr 97:massds 98:massdg 99:massdh 100:spncr 101:spncs 102:spncg
        0.1 103:spnch 104:numdr 105:numds 106:numdg 107:numdh 108:shtprm 109:mdlwhva 110:smlwhma
        0.1 111:mmlwhda 112:mdlwgva 113:smlwgma 114:mmlwgda 115:mdlwsva 116:smlwsma 117:mmlwsda
        0.1 118:uncsh 119:ucsclw 120:ucsciw 121:fsnowc
        0.2 0:wdir 1:wind 2:ugrd 3:vgrd 4:strm 5:vpot 6:mntsf 7:sgcvv 8:vvel 9:dzdt 10:absv 11:absd
        0.2 12:relv 13:reld 14:pvort 15:vucsh 16:vvcsh 17:uflx 18:vflx 19:wmixe 20:blydp 21:maxgust
        0.2 22:gust 23:ugust 24:vgust 25:vwsh 26:mflx 27:ustm 28:vstm 29:cd 30:fricv 31:tdcmom
        0.2 32:etacvv 33:windf 34:nwind 35:twind 36:afrwe 37:ntss 38:etss 39:ewtparm 40:nwtparm
        0.2 41:ugwind 42:vgwind 43:geowd 44:geows 45:undiv 46:vortadv
        0.3 0:pres 1:prmsl 2:ptend 3:icaht 4:gp 5:hgt 6:dist 7:hstdv 8:presa 9:gpa 10:den 11:alts
        0.3 12:thick 13:presalt 14:denalt 15:5wavh 16:u-gwd 17:v-gwd 18:hpbl 19:5wava 20:sdsgso
        0.3 21:aosgso 22:ssgso 23:gsgso 24:asgso 25:nlpres 26:expres 27:umflx 28:dmflx 29:udrate
        0.3 30:ddrate 31:uclsprs
        0.4 0:nswrs 1:nswrt 2:swavr 3:grad 4:brtmp 5:lwrad 6:swrad 7:dswrf 8:uswrf 9:nswrf
        0.4 10:photar 11:nswrfcs 12:dwuvr 13:dswrflx 14:difswrf 50:uviucs 51:uvi 52:dswrfcs
        0.4 53:uswrfcs
        0.5 0:nlwrs 1:nlwrt 2:lwavr 3:dlwrf 4:ulwrf 5:nlwrf 6:nlwrcs 7:brtemp 8:dlwrfcs
        0.6 0:cice 1:tcdc 2:cdcon 3:lcdc 4:mcdc 5:hcdc 6:cwat 7:cdca 8:cdct 9:tmaxt 10:thunc
        0.6 11:cdcb 12:cdct 13:ceil 14:cdlyr 15:cwork 16:cuefi 17:tcond 18:tcolw 19:tcoli 20:tcolc
        0.6 21:fice 22:cdcc 23:cdcimr 24:suns 25:cbhe 26:hconcb 27:hconct 28:nconcd 29:nccice
        0.6 30:ndencd 31:ndcice 32:fraccc 33:sunsd 34:slwtc 35:sswtc 36:fstrpc 37:fconpc 38:massdcd
        0.6 39:massdci 40:mdccwd 47:vfrcwd 48:vfrcice 49:vfrciw
        0.7 0:pli 1:bli 2:kx 3:kox 4:totalx 5:sx 6:cape 7:cin 8:hlcy 9:ehlx 10:lftx 11:4lftx 12:ri
        0.7 13:shwinx 15:uphl 16:blkrn 17:grdrn 18:flxrn 19:conapes
        0.13 0:aerot
        0.14 0:tozne 1:o3mr 2:tcioz
        0.15 0:bswid 1:bref 2:brvel 3:veril 4:lmaxbr 5:prec 6:rdsp1 7:rdsp2 8:rdsp3 9:rfcd 10:rfci
        0.15 11:rfsnow 12:rfrain 13:rfgrpl 14:rfhail 15:hsr 16:hsrht
        0.16 0:refzr 1:refzi 2:refzc 3:retop 4:refd 5:refc
        0.17 0:ltngsd 1:ltpinx
        0.18 0:acces 1:aciod 2:acradp 3:gdces 4:gdiod 5:gdradp 6:tiaccp 7:tiacip 8:tiacrp 10:aircon
        0.18 11:wetdep 12:drydep 13:totlwd 14:sacon 15:maxacon 16:hmxacon 17:ciairc 18:caacl
        0.19 0:vis 1:albdo 2:tstm 3:mixht 4:volash 5:icit 6:icib 7:ici 8:turbt 9:turbb 10:turb
        0.19 11:tke 12:pblreg 13:conti 14:contet 15:contt 16:contb 17:mxsalb 18:snfalb 19:salbd
        0.19 20:icip 21:ctp 22:cat 23:sldp 24:contke 25:wiww 26:convo 27:icesc 28:mwturb 29:catedr
        0.19 30:edparm 31:mxedprm 32:hifrel 33:vislfog 34:visifog 35:visbsn
        0.20 0:massden 1:colmd 2:massmr 3:aemflx 4:anpmflx 5:anpemflx 6:sddmflx 7:swdmflx 8:aremflx
        0.20 9:wlsmflx 10:wdcpmflx 11:sedmflx 12:ddmflx 13:tranhh 14:trsds 15:ddvel 16:mssrdrya
        0.20 17:mssrweta 50:aia 51:conair 52:vmxr 53:cgprc 54:cgdrc 55:sflux 56:coaia 57:tyaba
        0.20 58:tyaal 59:ancon 60:asncon 61:mxmassd 62:hgtmd 63:cavemdl 64:molrdrya 65:molrweta
        0.20 66:cincldsp 67:cblcldsp 68:cirelrep 69:cincslsp 70:cbecslsp 71:crerelsp 72:cincsrcp
        0.20 73:cblcsrcp 74:cirerecp 75:wfireflx 100:saden 101:atmtk 102:aotk 103:ssalbk 104:asysfk
        0.20 105:aecoef 106:aacoef 107:albsat 108:albgrd 109:alesat 110:alegrd 111:angstexp
        0.20 112:sctaotk
        0.191 0:tsec 1:geolat 2:geolon 3:dslobs
        1.0 0:ffldg 1:ffldro 2:rssc 3:esct 4:swepon 5:bgrun 6:ssrun
        1.1 0:cppop 1:pposp 2:pop
        2.0 0:land 1:sfcr 2:tsoil 3:soilm 4:veg 5:watr 6:evapt 7:mterh 8:landu 9:soilw 10:gflux
        2.0 11:mstav 12:sfexc 13:cnwat 14:bmixl 15:ccond 16:rsmin 17:wilt 18:rcs 19:rct 20:rcsol
        2.0 21:rcq 22:soilm 23:cisoilw 24:hflux 25:vsoilm 26:wilt 27:vwiltm 28:leainx 29:evgfc
        2.0 30:decfc 31:ndvinx 32:rdveg 33:wrod 34:sfcwro 35:tclass 36:tfrct 37:tperct 38:soilvic
        2.3 0:sotyp 1:uplst 2:uplsm 3:lowlsm 4:botlst 5:soill 6:rlyrs 7:smref 8:smdry 9:poros
        2.3 10:liqvsm 11:voltso 12:transo 13:voldec 14:direc 15:soilp 16:vsosm 17:satosm 18:soiltmp
        2.3 19:soilmoi 20:cisoilm 21:soilice 22:cisice 23:lwsnwp 24:frstinx 25:snwdeb 26:shflx
        2.3 27:soildep
        3.0 0:srad 1:salbedo 2:sbtmp 3:spwat 4:slfti 5:sctpres 6:sstmp 7:cloudm 8:pixst 9:firedi
        3.1 0:estp 1:irrate 2:ctoph 3:ctophqi 4:estugrd 5:estvgrd 6:npixu 7:solza 8:raza 9:rfl06
        3.1 10:rfl08 11:rfl16 12:rfl39 13:atmdiv 14:cbtmp 15:csbtmp 16:cldrad 17:cskyrad 19:winds
        3.1 20:aot06 21:aot08 22:aot16 23:angcoe 27:brflf 28:spbrt 29:srad
        10.0 0:wvsp1 1:wvsp2 2:wvsp3 3:htsgw 4:wvdir 5:wvhgt 6:wvper 7:swdir 8:swell 9:swper
        10.0 10:dirpw 11:perpw 12:dirsw 13:persw 14:wwsdir 15:mwsper 16:cdww 17:fricv 18:wstr
        10.0 19:nwstr 20:mssw 21:ussd 22:vssd 23:pmaxwh 24:maxwh 25:imwf 26:imfww 27:imftsw
        10.0 28:mzwper 29:mzpww 30:mzptsw 31:wdirw 32:dirwww 33:dirwts 34:pwper 35:pperww 36:pperts
        10.0 37:altwh 38:alcwh 39:alrrc 40:mnwsow 41:mwdirw 42:wesp 43:kssew 44:beninx 45:spftr
        10.1 0:dirc 1:spc 2:uogrd 3:vogrd 4:ripcop
        10.2 0:icec 1:icetk 2:diced 3:siced 4:uice 5:vice 6:iceg 7:iced 8:icet 9:iceprs 10:zvcicep
        10.2 11:mvcicep 12:cices
        10.3 0:wtmp 1:dslm 2:ch
        10.4 0:mthd 1:mtha 2:tthdp 3:salty 4:ovhd 5:ovsd 6:ovmd 7:bathy 11:sfsalp 12:sftmpp
        10.4 13:acwsrd 14:wdepth 15:wtmpss
        10.191 0:tsec 1:mosf 3:dslobs
        """
}
